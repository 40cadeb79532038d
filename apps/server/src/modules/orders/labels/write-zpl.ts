// Labels for Zebra printers: 100 × 150 mm at 203 dots an inch, in ZPL II.
import { fillText } from '@dropwise/contracts'
import { pdfWords } from '../../../platform/pdf/words/index.ts'
import type { Label } from './read-labels.ts'

/** Dots. */
const WIDTH = 812
const HEIGHT = 1_218
const MARGIN = 40
const TEXT_WIDTH = WIDTH - 2 * MARGIN

/**
 * Text as a field: control characters of ZPL, and the escape itself, as hexadecimal, so that a name cannot
 * send commands to the printer.
 */
const field = (text: string, before = ''): string =>
  `^FH_^FD${before}${text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)}^FS`

const block = (y: number, size: number, lines: number, text: string): string =>
  `^FO${MARGIN},${y}^A0N,${size},${size}^FB${TEXT_WIDTH},${lines},4,L${field(text)}`

export function writeZpl(labels: readonly Label[]): string {
  return labels.map(zplOf).join('')
}

function zplOf(label: Label): string {
  return [
    // UTF-8.
    '^XA^CI28',
    `^PW${WIDTH}^LL${HEIGHT}`,
    block(40, 34, 1, label.company),
    block(100, 60, 2, label.recipient),
    block(240, 42, 4, label.address),
    `^FO${MARGIN},460^BQN,2,10${field(label.code, 'QA,')}`,
    block(850, 42, 1, label.code),
    block(920, 38, 1, `${label.reference} · ${label.date}`),
    ...(label.fields.length > 0 ? [block(1070, 34, 3, label.fields.join(' · '))] : []),
    // Labels are in English, because the printer's font may lack other scripts.
    block(
      990,
      60,
      1,
      [`${label.parcel}/${label.parcels}`, label.place && fillText(pdfWords().place, label.place)]
        .filter(Boolean)
        .join(' · '),
    ),
    '^XZ\n',
  ].join('\n')
}
