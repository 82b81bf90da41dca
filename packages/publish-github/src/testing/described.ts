import description from "./github-description.json" with { type: "json" };

/** The part of JSON Schema that the description uses. */
interface Schema {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}

interface Operation {
  readonly query: readonly string[];
  readonly body?: Schema;
  readonly responses: Readonly<Record<string, Schema>>;
}

const OPERATIONS: Readonly<Record<string, Operation>> = { GET: description.GET, PUT: description.PUT };

/** Throws unless GitHub's public description has such a request of this method. */
export function requireDescribedRequest(method: string, { searchParams }: URL, body: unknown): void {
  const { query, body: schema } = operation(method);
  for (const name of searchParams.keys()) if (!query.includes(name)) throw new Error(`GitHub has no "?${name}="`);
  if (schema !== undefined) requireMatch(schema, body, "the request", true);
}

/** Throws unless GitHub's public description has such an answer. It leaves out the statuses that every operation has. */
export function requireDescribedAnswer(method: string, status: number, body: unknown): void {
  const { responses } = operation(method);
  const schema =
    responses[status] ?? (status === 401 || status === 403 || status === 429 ? responses["404"] : undefined);
  if (schema === undefined) throw new Error(`GitHub does not answer ${method} with ${status}`);
  requireMatch(schema, body, `the answer ${status}`, false);
}

function operation(method: string): Operation {
  const found = OPERATIONS[method];
  if (found === undefined) throw new Error(`GitHub has no ${method} of a file's content here`);
  return found;
}

function requireMatch(schema: Schema, value: unknown, where: string, isClosed: boolean): void {
  const { type, nullable, required = [], properties = {}, items, oneOf } = schema;
  if (value === null && nullable === true) return;
  if (oneOf !== undefined) requireOne(oneOf, value, where, isClosed);
  const actual = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  if (type !== undefined && actual !== (type === "integer" ? "number" : type))
    throw new Error(`${where} is ${actual}, not ${type}`);
  if (schema.enum?.includes(String(value)) === false) throw new Error(`${where} is "${String(value)}"`);
  if (Array.isArray(value) && items)
    for (const item of value) requireMatch(items, item, `an item of ${where}`, isClosed);
  if (actual !== "object") return;
  const entries = Object.entries(Object(value));
  for (const name of required) if (!entries.some(([key]) => key === name)) throw new Error(`${where} lacks "${name}"`);
  for (const [name, part] of entries) {
    const known = properties[name];
    if (known !== undefined) requireMatch(known, part, `"${name}" of ${where}`, isClosed);
    else if (isClosed) throw new Error(`${where} has "${name}", which GitHub does not know`);
  }
}

/** Throws unless the value matches one of the schemas. */
function requireOne(schemas: readonly Schema[], value: unknown, where: string, isClosed: boolean): void {
  const errors: unknown[] = [];
  for (const schema of schemas) {
    try {
      requireMatch(schema, value, where, isClosed);
      return;
    } catch (error) {
      errors.push(error);
    }
  }
  throw new AggregateError(errors, `${where} is none of what GitHub describes`);
}
