// Written by `make schema` from src/vedette/core/typeset.py: the spaces at which no French line breaks.

export const APART = /(?<=[^\s|\]=]) (?=[;:?»%]|!(?!\[))|(?<=«) /g;
