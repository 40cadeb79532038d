// A table of figures on the system page: the first column names, the others are numbers.
import type { ReactNode } from 'react'
import { WideTable } from '../../../ui/wide-table.tsx'

export function Grid({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <WideTable label={label}>
      <table aria-label={label} className="w-full text-2 tabular-nums">
        <thead>
          <tr className="border-b border-line-2 text-1 text-ink-3">
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={`py-1.5 pr-4 font-mid ${i === 0 ? 'text-left' : 'text-right'}`}
              >
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
                <td key={i} className={`py-1.5 pr-4 ${i === 0 ? 'text-left' : 'text-right'}`}>
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
