#!/usr/bin/env python3
"""Fetches the official JSON Schema test suite that tests/official_suite.rs runs.

The suite is carried by the source distribution of the Python package jsonschema. This script lets pip download it, holds
it against the hash below, and unpacks draft 2020-12 to .cache/official-suite. It does nothing when that is there already.
"""

import hashlib
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

PACKAGE = "jsonschema==4.26.0"
SHA256 = "0c26707e2efad8aa1bfc5b7ce170f3fccc2e4918ff85989ba9ffa9facb2be326"
FOLDER = "jsonschema-4.26.0/json/tests/draft2020-12/"
SUITE = pathlib.Path(__file__).resolve().parents[2] / ".cache" / "official-suite"
STAMP = SUITE / "sha256"


def stop(sentence):
    sys.exit(f"The official JSON Schema test suite was not fetched: {sentence}")


def download(folder):
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run = subprocess.run(
        [*pip, "--no-binary", "jsonschema", "--dest", folder, PACKAGE], capture_output=True, text=True, check=False
    )
    found = list(pathlib.Path(folder).glob("*.tar.gz"))
    if run.returncode != 0 or len(found) != 1:
        lines = run.stderr.strip().splitlines() or ["it says nothing"]
        stop(f"pip could not download the source of {PACKAGE} ({lines[-1]})")
    return found[0]


def unpack(archive, folder):
    with tarfile.open(archive) as tar:
        for member in tar.getmembers():
            path = pathlib.PurePosixPath(member.name.removeprefix(FOLDER))
            if not member.isfile() or not member.name.startswith(FOLDER) or ".." in path.parts:
                continue
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(tar.extractfile(member).read())


def main():
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == SHA256:
        print(f"The official JSON Schema test suite is there ({PACKAGE}).")
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = download(folder)
        found = hashlib.sha256(archive.read_bytes()).hexdigest()
        if found != SHA256:
            stop(f"{archive.name} has the SHA-256 {found}, not {SHA256}")
        shutil.rmtree(SUITE, ignore_errors=True)
        unpack(archive, SUITE)
    if not (SUITE / "type.json").is_file():
        stop(f"{archive.name} has no {FOLDER}type.json")
    STAMP.write_text(SHA256, encoding="ascii")
    print(f"Fetched the official JSON Schema test suite ({PACKAGE}).")


main()
