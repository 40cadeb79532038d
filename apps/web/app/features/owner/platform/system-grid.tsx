// A table of figures on the system page: the first column names, the others are numbers.
import type { ReactNode } from 'react'
import { WideTable } from '../../../ui/wide-table.tsx'

export function Grid({
  label,
  heads,
  wordColumns = [],
  rows,
}: {
  label: string
  heads: readonly string[]
  /** Heads of further columns that hold words. The first column does; all others hold figures. */
  wordColumns?: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  const alignment = (column: number) =>
    column === 0 || wordColumns.includes(heads[column] ?? '') ? 'text-start' : 'text-end'
  return (
    <WideTable label={label}>
      <table aria-label={label} className="w-full text-2 tabular-nums">
        <thead>
          <tr className="border-b border-line-2 text-1 text-ink-3">
            {heads.map((head, i) => (
              <th key={head} scope="col" className={`py-1.5 pe-4 font-mid ${alignment(i)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are replaced as a whole
            <tr key={row} className="border-b border-line">
              {cells.map((cell, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns do not move
                <td key={i} className={`py-1.5 pe-4 align-top ${alignment(i)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
