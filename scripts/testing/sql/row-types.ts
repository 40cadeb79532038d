// Compares a statement's TypeScript row type with the columns that the server describes.
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import type { Column } from './describe.ts'
import type { Statement } from './statements.ts'

type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'json'

/** PostgreSQL types whose JavaScript values are not text, by type OID. */
const KINDS: Record<number, Kind> = {
  16: 'boolean',
  17: 'Buffer',
  21: 'number',
  23: 'number',
  26: 'number',
  114: 'json',
  700: 'number',
  701: 'number',
  1114: 'Date',
  1184: 'Date',
  3802: 'json',
}
/** Element type of array types, by OID. */
const ELEMENTS: Record<number, number> = {
  199: 114,
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1115: 1114,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}
const INT8 = 20
const SELECTS_ALL = /(\bselect |\breturning |\.)\*/
const DATE = 1082

export class RowTypes {
  readonly #api: API
  readonly #projects: Project[]
  readonly #types = new Map<string, Map<number, Node>>()

  constructor(root: string, configs: readonly string[]) {
    this.#api = new API({ cwd: root })
    const paths = configs.map((config) => `${root}/${config}`)
    const snapshot = this.#api.updateSnapshot({ openProjects: paths })
    this.#projects = paths.map((path) => snapshot.getProject(path)!)
  }

  close(): void {
    this.#api.close()
  }

  /**
   * Differences between row type and columns; empty when they fit. `select *` may return columns that the
   * type omits.
   */
  differences(
    { rowType, isTagged, text }: Statement,
    columns: readonly Column[],
    isNullable: (column: Column) => boolean,
  ): string[] {
    if (!rowType) return []
    const { checker, node } = this.#find(rowType)
    const type = checker.getTypeFromTypeNode(node as never)
    if (!type || checker.getIndexInfosOfType(type).length > 0) return []
    const properties = new Map(checker.getPropertiesOfType(type).map((property) => [property.name, property]))
    const names = new Set(columns.map(({ name }) => name))
    const missing = [...properties.keys()].filter((name) => !names.has(name))
    return [
      ...missing.map((name) => `no column ${name}`),
      ...columns.flatMap((column) => {
        const property = properties.get(column.name)
        if (!property) return SELECTS_ALL.test(text) ? [] : [`column ${column.name} is not in the type`]
        const value = checker.getTypeOfSymbol(property)!
        const wrong = mismatch(checker, value, column.typeId, isTagged)
        if (wrong) return [`${column.name}: ${wrong}`]
        const takesNull = checker.isTypeAssignableTo(checker.getNullType(), value)
        return isNullable(column) && !takesNull ? [`${column.name} can be null`] : []
      }),
    ]
  }

  #find({ path, end }: NonNullable<Statement['rowType']>): { checker: Checker; node: Node } {
    for (const { program, checker } of this.#projects) {
      const file = program.getSourceFile(path)
      if (!file) continue
      let nodes = this.#types.get(path)
      if (!nodes) this.#types.set(path, (nodes = typeArgumentsIn(file)))
      const node = nodes.get(end)
      if (node) return { checker, node }
    }
    throw new Error(`${path} has no type argument that ends at ${end}.`)
  }
}

/** Type arguments of calls and tags, by end position. */
function typeArgumentsIn(file: Node): Map<number, Node> {
  const nodes = new Map<number, Node>()
  const visit = (node: Node): undefined => {
    const { typeArguments } = node as { typeArguments?: readonly Node[] }
    if (typeArguments?.[0]) nodes.set(typeArguments[0].end, typeArguments[0])
    node.forEachChild(visit)
  }
  visit(file)
  return nodes
}

/** The column's actual value type; undefined when the type fits. */
function mismatch(checker: Checker, type: Type, typeId: number, isTagged: boolean): string | undefined {
  const value = checker.getNonNullableType(type)!
  const text = checker.typeToString(value)
  if (text === 'unknown' || text === 'any' || text === 'never') return undefined
  const elementId = ELEMENTS[typeId]
  if (elementId !== undefined) {
    if (!checker.isArrayLikeType(value)) return `an array, not ${text}`
    const element = checker.getTypeArguments(value as never)[0]
    return element && mismatch(checker, element, elementId, isTagged)
  }
  const kind = kindOf(typeId, isTagged)
  if (kind === 'json') return text === 'Date' ? 'JSON, not Date' : undefined
  const isFit =
    kind === 'Date' || kind === 'Buffer'
      ? text.startsWith(kind)
      : checker.isTypeAssignableTo(value, primitive(checker, kind))
  return isFit ? undefined : `${kind}, not ${text}`
}

function kindOf(typeId: number, isTagged: boolean): Kind {
  if (typeId === INT8 && isTagged) return 'number'
  if (typeId === DATE && !isTagged) return 'Date'
  return KINDS[typeId] ?? 'string'
}

function primitive(checker: Checker, kind: 'string' | 'number' | 'boolean'): Type {
  if (kind === 'number') return checker.getNumberType()
  return kind === 'boolean' ? checker.getBooleanType() : checker.getStringType()
}
