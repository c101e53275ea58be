"""How a rule becomes machine code, and the few bit operations for which the machine has an instruction.

`@rule` leaves a function what it is, plain Python that the interpreter runs, and lets compiled code call it as machine
code. `compiled(name, function)` makes a machine-code entry point, kept on disk between runs. Nothing here knows cards.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numba.experimental.function_type  # without it Numba knows no ByAddress before it has compiled something
import numpy as np
from llvmlite import binding, ir
from numba import njit, types
from numba.core import caching, config
from numba.extending import intrinsic, overload, register_jitable
from platformdirs import user_cache_dir

u64 = np.uint64
KEPT_FOLDERS = 4  # folders of machine code, for as many versions of the rules
HALF_WORDS = (32, 16, 8, 4, 2, 1)
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

rule = register_jitable(forceinline=True, **OPTIONS)
seldom = register_jitable(**OPTIONS)  # for rules that are long and run seldom: called, not copied into every caller


# --- operations with an instruction of their own: Python for the interpreter, LLVM for machine code -----------------


def popcount(mask: Any) -> int:
    """How many bits of a 64-bit mask are set."""
    return int(mask).bit_count()


def lowest(mask: Any) -> int:
    """Position of the lowest set bit of a mask that is not empty."""
    number = int(mask)
    return (number & -number).bit_length() - 1


def highest(mask: Any) -> int:
    """Position of the highest set bit of a mask that is not empty."""
    return int(mask).bit_length() - 1


def nth(mask: Any, k: int) -> int:
    """Position of the k-th set bit, counted from 0 at the low end; the mask has more than k bits."""
    number = int(mask)
    for _ in range(k):
        number &= number - 1
    return (number & -number).bit_length() - 1


def scramble(x: Any) -> Any:
    """The output step of splitmix64 (Steele, Lea, Flood 2014): 64 mixed bits from a 64-bit counter."""
    z = int(x)
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return u64(z ^ (z >> 31))


def advance(x: Any) -> Any:
    """The next state of splitmix64's counter."""
    return u64(int(x) + 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF)


@intrinsic
def _ctpop(_context, mask):  # type: ignore[no-untyped-def]
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _cttz(_context, mask):  # type: ignore[no-untyped-def]
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))


@intrinsic
def _ctlz(_context, mask):  # type: ignore[no-untyped-def]
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))


@intrinsic
def _pdep(_context, source, mask):  # type: ignore[no-untyped-def]
    def code(_c, builder, _s, args):  # type: ignore[no-untyped-def]
        word = ir.IntType(64)
        name = "llvm.x86.bmi.pdep.64"
        known = builder.module.globals.get(name)
        function = known or ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)
        return builder.call(function, args)

    return types.uint64(types.uint64, types.uint64), code


def _has_pdep() -> bool:
    """Whether the machine that code is made for has pdep: the host, unless NUMBA_CPU_NAME names another."""
    return config.CPU_NAME is None and bool(binding.get_host_cpu_features().get("bmi2"))


@overload(popcount, jit_options=OPTIONS, inline="always")
def _popcount(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _ctpop(mask)


@overload(lowest, jit_options=OPTIONS, inline="always")
def _lowest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _cttz(mask)


@overload(highest, jit_options=OPTIONS, inline="always")
def _highest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: 63 - _ctlz(mask)


_ONE = u64(1)


def _nth_by_halves(mask, k):  # type: ignore[no-untyped-def]
    position = 0
    for width in HALF_WORDS:
        low = _ctpop((mask >> u64(position)) & ((_ONE << u64(width)) - _ONE))
        if k >= low:
            k -= low
            position += width
    return position


def _nth_by_pdep(mask, k):  # type: ignore[no-untyped-def]
    return _cttz(_pdep(_ONE << u64(k), mask))


@overload(nth, jit_options=OPTIONS)
def _nth(mask, k):  # type: ignore[no-untyped-def]
    return _nth_by_pdep if _has_pdep() else _nth_by_halves


_GOLDEN, _MIX1, _MIX2 = u64(0x9E3779B97F4A7C15), u64(0xBF58476D1CE4E5B9), u64(0x94D049BB133111EB)
_S27, _S30, _S31 = u64(27), u64(30), u64(31)


@overload(scramble, jit_options=OPTIONS)
def _scramble(x):  # type: ignore[no-untyped-def]
    def code(x):  # type: ignore[no-untyped-def]
        z = (x ^ (x >> _S30)) * _MIX1
        z = (z ^ (z >> _S27)) * _MIX2
        return z ^ (z >> _S31)

    return code


@overload(advance, jit_options=OPTIONS)
def _advance(x):  # type: ignore[no-untyped-def]
    return lambda x: x + _GOLDEN


# --- machine code kept on disk, and honest about what it was made from ----------------------------------------------


@cache
def rules_stamp() -> str:
    """A digest of all that machine code is made from: every rule file, the compiler, the way it was asked to compile.

    Numba alone looks at the one file of the function that is called, and would run old code after an edit elsewhere.
    """
    digest = hashlib.sha256()
    here = Path(__file__).parents[1]
    for folder in ("core", "games", "fast", "bots/beliefs", "bots/exact", "bots/policies"):
        for path in sorted((here / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    for fact in (numba.__version__, np.__version__, sys.version, config.BOUNDSCHECK, config.OPT, config.CPU_NAME):
        digest.update(str(fact).encode())
    return digest.hexdigest()[:16]


class _Locator:
    """Where the machine code lies: in the user's cache folder, under the stamp."""

    def get_cache_path(self) -> str:
        root = os.environ.get("STOLIK_CACHE_DIR") or user_cache_dir("stolik")
        return str(Path(root) / "code" / rules_stamp())

    def ensure_cache_path(self) -> None:
        """Make the folder, and remove all but the newest of those that older rules left behind."""
        here = Path(self.get_cache_path())
        if not here.is_dir():
            here.mkdir(parents=True, exist_ok=True)
            for old in sorted(here.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-KEPT_FOLDERS]:
                shutil.rmtree(old, ignore_errors=True)


@contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Only one process at a time makes the machine code of this name; the others wait, and then find it on disk.

    The lock ends with its process. Where files cannot be locked or written, nobody waits.
    """
    locator, file = _Locator(), None
    with suppress(OSError, ImportError):  # there is no fcntl on Windows
        import fcntl

        locator.ensure_cache_path()
        file = os.open(Path(locator.get_cache_path()) / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if file is not None:
            os.close(file)


class _CacheFile(caching.CompileResultCacheImpl):
    def __init__(self, name: str) -> None:
        self._locator = _Locator()
        self._filename_base = name

    def check_cachable(self, cres: Any) -> bool:
        return True


class _Cache(caching.FunctionCache):
    """Numba's cache of compiled functions, found again by the entry point's name instead of its file and closure."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._impl = _CacheFile(name)
        self._cache_path = self._impl.locator.get_cache_path()
        self._cache_file = caching.IndexDataCacheFile(self._cache_path, name, rules_stamp())
        self.enable()

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple(), self._name

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # a damaged or foreign file is no reason to fail: forget it and compile anew
            with suppress(Exception):
                self._cache_file.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(Exception):  # a full or read-only disk, or a file spoiled just now, costs time, not the game
            super().save_overload(sig, data)


def compiled(name: str, function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    """The machine code of `function`, kept on disk under `name`; the plain function under NUMBA_DISABLE_JIT=1.

    `name` is unique among all entry points. Changing any file of rules or search makes the kept code invalid.
    """
    if config.DISABLE_JIT:
        return function
    dispatcher: Any = njit(**OPTIONS, **options)(function)
    dispatcher._cache = _Cache(name)
    return dispatcher


class ByAddress(types.WrapperAddressProtocol):
    """Machine code of a rule that other machine code calls by its address, and so does not contain.

    For long rules: whatever contains one takes as long to compile as that. `signature` is Numba's.
    """

    def __init__(self, name: str, function: Callable[..., Any], signature: Any) -> None:
        self._function, self._signature = function, signature
        self._compiled: Any = compiled(name, function)

    def signature(self) -> Any:
        """As Numba asks for it."""
        return self._signature

    def __wrapper_address__(self) -> int:
        self._compiled.compile(self._signature)
        code = self._compiled.overloads[self._signature.args]
        return int(code.library.get_pointer_to_function(code.fndesc.llvm_cfunc_wrapper_name))

    def __call__(self, *given: Any) -> Any:
        """The rule itself, interpreted."""
        return self._function(*given)


# --- tables that take a while to make -------------------------------------------------------------------------------


def kept(name: str, made_from: Iterable[str], make: Callable[[], Any]) -> Any:
    """The array that `make` returns, not to be written to; kept on disk under `name`, beside the machine code.

    made_from: the files on whose text it depends; when one changes it is made anew. Whoever has it at the same time,
    in whichever process, shares the memory.
    """
    digest = hashlib.sha256()
    for path in made_from:
        digest.update(Path(path).read_bytes())
    folder = Path(os.environ.get("STOLIK_CACHE_DIR") or user_cache_dir("stolik")) / "tables"
    file = folder / f"{name}-{digest.hexdigest()[:16]}.npy"
    with one_at_a_time(f"{name}-table"):
        with suppress(OSError, ValueError):  # not there, or damaged
            return np.asarray(np.load(file, mmap_mode="r"))
        table = make()
        with suppress(OSError):  # a full or read-only disk costs time and memory, nothing else
            folder.mkdir(parents=True, exist_ok=True)
            for old in folder.glob(f"{name}-*"):
                old.unlink()
            new = file.with_suffix(f".{os.getpid()}")
            with new.open("wb") as written:
                np.save(written, table)
            new.replace(file)
    table.setflags(write=False)
    return table
