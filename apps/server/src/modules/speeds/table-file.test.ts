// A file of driving speeds: what it may look like, and a sentence for everything that does not fit.
import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import { readSpeedFile } from './table-file.ts'

const lines = (cell: (hour: number) => string) =>
  Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00,${cell(hour)}`)
const file = (head: string, cell: (hour: number) => string) => [head, ...lines(cell)].join('\n')

function problemsOf(csv: string): string[] {
  try {
    readSpeedFile(csv)
  } catch (error) {
    return ((error as AppError).details as { message: string }[]).map(({ message }) => message)
  }
  return []
}

describe('[M41] a file of driving speeds', () => {
  it('has a line for each hour and a column for each weekday, or for workdays and the weekend', () => {
    const cells = readSpeedFile(
      file('hour;workdays;weekend'.replaceAll(';', ','), (hour) => (hour === 8 ? '60 %,' : ',')),
    )
    expect(cells.map((hours) => hours[8])).toEqual([60, 60, 60, 60, 60, null, null])
    const week = 'hour,monday,tuesday,wednesday,thursday,friday,saturday,sunday'
    expect(readSpeedFile(file(week, () => '100,90,80,70,60,50,40'))[6]![23]).toBe(40)
  })

  it.each([
    ['an unknown column', file('hour,monday,holiday', () => '50,50'), 'Unknown column “holiday”'],
    ['no column of hours', 'monday\n50', 'hour is missing'],
    ['no weekday', file('hour', () => '').replaceAll(',', ''), 'names no weekday'],
    ['a weekday twice', file('hour,monday,workdays', () => '50,50'), 'Two columns fill monday'],
    ['a speed of zero', file('hour,monday', (hour) => (hour === 5 ? '0' : '50')), 'Line 7, monday: “0”'],
    ['a negative speed', file('hour,monday', (hour) => (hour === 0 ? '-20' : '50')), 'Line 2, monday: “-20”'],
    ['text', file('hour,monday', (hour) => (hour === 0 ? 'slow' : '50')), 'Line 2, monday: “slow”'],
    ['a fraction', file('hour,monday', (hour) => (hour === 0 ? '0.8' : '50')), 'Line 2, monday: “0.8”'],
    ['missing hours', 'hour,monday\n0,50\n2,50', 'Hours without a line: 01:00, 03:00'],
    ['an hour twice', `${file('hour,monday', () => '50')}\n8,50`, 'Line 26: 08:00 stands in the file twice'],
    ['no full hour', `${file('hour,monday', () => '50')}\n8:30,50`, 'Line 26: “8:30” is no full hour'],
  ])('with %s is refused by name', (_name, csv, message) => {
    expect(problemsOf(csv)).toContainEqual(expect.stringContaining(message))
  })
})
