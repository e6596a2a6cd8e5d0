import { invalid, unsupported } from '../server/GoogleError.ts';

/** A query in wire format. Operators and directions may be numbers (gRPC's JSON mapping) or names. */
export interface StructuredQuery {
  select?: { fields?: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: FieldReference; direction?: string | number }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number;
}

export interface FieldReference {
  fieldPath: string;
}

export interface Filter {
  compositeFilter?: { op: string | number; filters?: Filter[] };
  fieldFilter?: { op: string | number; field: FieldReference; value: unknown };
  unaryFilter?: { op: string | number; field: FieldReference };
}

/** A position in the query's order: just before the values if `before` is true, otherwise just after them. */
export interface Cursor {
  values?: unknown[];
  before?: boolean;
}

/** One of the values by which found documents are ordered, ascending (1) or descending. */
export interface Order {
  path: string;
  sign: 1 | -1;
}

/** The parts of a query that the engine supports. Any other part is refused with an error that contains its name. */
export const knownQueryParts = ['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'];

/** The names of enum values. Instead of a name, a request may contain the name's position in its list. */
const enumNames = {
  'filter operator': [
    undefined,
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
    'ARRAY_CONTAINS',
    'IN',
    'ARRAY_CONTAINS_ANY',
    'NOT_IN',
  ],
  'composite operator': [undefined, 'AND', 'OR'],
  'unary operator': [undefined, undefined, 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'],
  direction: ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'],
} satisfies Record<string, (string | undefined)[]>;

/** The name of an enum value that is given by name or number. @throws GoogleError when it is missing or unknown */
export function enumName(kind: keyof typeof enumNames, value: string | number | undefined): string {
  if (value === undefined) throw invalid(`The ${kind} is missing.`);
  const names: (string | undefined)[] = enumNames[kind];
  const name = typeof value === 'number' ? names[value] : value;
  if (name === undefined || !names.includes(name)) throw unsupported(`the ${kind} ${value}`);
  return name;
}
