/** An id that no row has. */
export const freshId = (rows: readonly { id: string }[], prefix: string): string => {
  let number = rows.length + 1
  while (rows.some(({ id }) => id === `${prefix}-${number}`)) number += 1
  return `${prefix}-${number}`
}
