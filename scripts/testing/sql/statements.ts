// Every SQL statement in the source: `sql` templates, and strings that begin like SQL.
import { relative } from 'node:path'
import { evaluate, Fragment, PARAMETER, UNRESOLVED, type Context } from './evaluate.ts'
import { lineOf, parseFile, sourcesBelow, walk, type Node, type SourceFile } from './syntax.ts'

export interface Statement {
  /** `apps/server/src/modules/live/queries.ts:31`. */
  place: string
  /** With numbered parameters. */
  text: string
  /** False when a part is decided at run time, so the text has a gap. */
  isWhole: boolean
  /** Location of its row type, `sql<Row>` or `query<Row>`; undefined without one. */
  rowType: { path: string; start: number; end: number } | undefined
  /** True when Kysely runs it through the product's pool, which parses days and big numbers its own way. */
  isTagged: boolean
}

/** Depth to which branches, callers and keys are followed; each combination gives one text. */
const CHOICES = 4
const BEGINS_LIKE_SQL =
  /^\s*(select|insert into|update|delete from|merge into|with (recursive )?\w+( ?\([\w, ]+\))? as)\s+\S/

export async function collectStatements(root: string, folders: readonly string[]): Promise<Statement[]> {
  const contracts = (await import('@dropwise/contracts')) as Record<string, unknown>
  const modules = new Map([['@dropwise/contracts', contracts]])
  const statements = new Map<string, Statement>()
  for (const path of folders.flatMap((folder) => sourcesBelow(`${root}/${folder}`))) {
    const file = parseFile(path)
    const place = relative(root, path)
    for (const node of candidatesIn(file)) {
      for (let choice = 0; choice < CHOICES; choice += 1) {
        const text = textOf(node, { file, choice, given: new Map(), modules, depth: 0 })
        if (text === undefined || !BEGINS_LIKE_SQL.test(text)) continue
        statements.set(`${path} ${node.start} ${text}`, {
          place: `${place}:${lineOf(file, node)}`,
          text: numbered(text),
          isWhole: !text.includes(UNRESOLVED),
          rowType: rowTypeOf(node, path),
          isTagged: node.type === 'TaggedTemplateExpression',
        })
      }
    }
  }
  return [...statements.values()]
}

/** Templates and strings that are not part of another template. */
function candidatesIn(file: SourceFile): Node[] {
  const nodes: Node[] = []
  walk(file.program, (node) => {
    const isTagged = node.parent?.type === 'TaggedTemplateExpression'
    if (node.type === 'TaggedTemplateExpression') nodes.push(node)
    if (node.type === 'TemplateLiteral' && !isTagged) nodes.push(node)
    if (node.type === 'Literal' && typeof node.value === 'string') nodes.push(node)
  })
  return nodes
}

/** The type argument of the tag, or of the call whose first argument is the text. */
function rowTypeOf(node: Node, path: string): Statement['rowType'] {
  const call = node.parent
  const isFirst = call?.type === 'CallExpression' && (call.arguments as Node[])[0] === node
  const typed = node.type === 'TaggedTemplateExpression' ? node : isFirst ? call : undefined
  const [type] = ((typed?.typeArguments as Node | null | undefined)?.params as Node[] | undefined) ?? []
  return type && { path, start: type.start, end: type.end }
}

function textOf(node: Node, context: Context): string | undefined {
  const value = evaluate(node, context)
  if (value instanceof Fragment) return value.text
  return typeof value === 'string' ? value : undefined
}

function numbered(text: string): string {
  let number = 0
  return text.replaceAll(PARAMETER, () => `$${(number += 1)}`)
}
