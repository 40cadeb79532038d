// Columns of a statement, as the server describes them before any parameter is bound.
import pg from 'pg'

export interface Column {
  name: string
  typeId: number
  /** The table column it returns unchanged; undefined when computed. */
  source: { table: number; column: number } | undefined
}

interface WireField {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}

interface WireConnection {
  parse(query: { text: string; name: string; types: number[] }): void
  describe(target: { type: 'S'; name: string }): void
  sync(): void
}

/** Throws PostgreSQL's error when it cannot prepare the statement. Empty when the statement returns no rows. */
export function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = []
    let failure: Error | undefined
    client.query({
      submit(connection: pg.Connection) {
        const wire = connection as unknown as WireConnection
        wire.parse({ text, name: '', types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription({ fields }: { fields: WireField[] }) {
        columns = fields.map(({ name, tableID, columnID, dataTypeID }) => ({
          name,
          typeId: dataTypeID,
          source: tableID === 0 ? undefined : { table: tableID, column: columnID },
        }))
      },
      handleError(error: Error) {
        failure = error
      },
      handleReadyForQuery() {
        if (failure) reject(failure)
        else resolve(columns)
      },
    } as pg.Submittable)
  })
}
