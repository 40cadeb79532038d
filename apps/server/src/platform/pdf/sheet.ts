// The paper of every printed document: writes texts of any script of the product's languages, each with a font that
// has its letters. Arabic documents are laid out from the right: positions are then measured from the right edge.
//
// Scripts are shaped by fontkit, the font engine of PDFKit (Arabic joining, Devanagari conjuncts). It does not order the
// words of a right-to-left line, so `lines.ts` does. Scripts without a font here, such as Thai and Korean, show boxes.
import { directionOf, type Language } from '@dropwise/contracts'
import PDFDocument from 'pdfkit'
import { BOLD, fontsFor, fontSource, IS_EAST_ASIAN, mainFont, REGULAR, type Weight } from './fonts.ts'
import { visualLines } from './lines.ts'

/** Letters of left-to-right scripts that the main font has: PDFKit writes such texts itself. */
const IS_SIMPLE =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

interface Run {
  text: string
  font: string
}

/** Part of PDFKit that its types lack. */
interface FontOfDocument {
  ascender: number
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
}

export class Sheet extends PDFDocument {
  readonly language: Language
  readonly #isRightToLeft: boolean
  /** Fonts of this document, by path. */
  readonly #registered = new Set<string>()
  /** The font of each character, by weight. */
  readonly #fontOfCharacter: Readonly<Record<Weight, Map<string, string>>> = {
    regular: new Map(),
    bold: new Map(),
  }
  #weight: Weight = 'regular'

  constructor(language: Language, options: PDFKit.PDFDocumentOptions) {
    super({ ...options, font: REGULAR, lang: language })
    this.language = language
    this.#isRightToLeft = directionOf(language) === 'rtl'
  }

  override font(source: PDFKit.Mixins.PDFFontSource, ...rest: [string?, number?] | [number?]): this {
    // PDFKit's constructor chooses its first font.
    if (!(#weight in this)) return super.font(source, ...(rest as [string, number]))
    if (source === REGULAR) this.#weight = 'regular'
    if (source === BOLD) this.#weight = 'bold'
    return super.font(source, ...(rest as [string, number]))
  }

  /** The left edge on the paper of a box that begins at `x` in reading direction. */
  across(x: number, width: number): number {
    return this.#isRightToLeft ? this.page.width - x - width : x
  }

  override text(
    text: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): this {
    const settings = (typeof x === 'object' ? x : options) ?? {}
    if (typeof x === 'number') this.x = x
    if (typeof y === 'number') this.y = y
    if (this.#isSimple(text)) return super.text(text, this.x, this.y, settings)
    return this.#write(text, settings)
  }

  override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (this.#isSimple(text)) return super.heightOfString(text, options)
    const width = this.#widthAt(this.x, options)
    return this.#linesOf(text, width).length * this.currentLineHeight(true)
  }

  #linesOf(text: string, width: number): string[][] {
    const widthOf = (part: string) => this.#widthOf(part)
    return visualLines(text, { width, widthOf, isRightToLeft: this.#isRightToLeft })
  }

  #isSimple(text: string): boolean {
    return !this.#isRightToLeft && IS_SIMPLE.test(text) && !IS_EAST_ASIAN.test(text)
  }

  #widthAt(x: number, { width, lineBreak }: PDFKit.Mixins.TextOptions = {}): number {
    if (lineBreak === false) return Infinity
    return width ?? this.page.width - this.page.margins.right - x
  }

  #write(text: string, options: PDFKit.Mixins.TextOptions): this {
    const { x } = this
    const width = this.#widthAt(x, options)
    const lineHeight = this.currentLineHeight(true)
    const lines = this.#linesOf(text, width)
    const lineCount = options.height
      ? Math.max(1, Math.floor(options.height / lineHeight + 0.001))
      : lines.length
    for (const line of lines.slice(0, lineCount)) {
      if (options.lineBreak !== false && this.y + lineHeight > this.page.maxY()) {
        this.continueOnNewPage()
        this.y = this.page.margins.top
      }
      this.#writeLine(line, x, width, options)
      this.y += lineHeight
    }
    this.x = x
    return this
  }

  #writeLine(
    line: readonly string[],
    x: number,
    width: number,
    { align, link }: PDFKit.Mixins.TextOptions,
  ): void {
    const runs = line.flatMap((part) => this.#runsOf(part))
    const widths = runs.map((run) => this.#widthOfRun(run))
    const lineWidth = widths.reduce((sum, each) => sum + each, 0)
    const spare = Number.isFinite(width) ? width - lineWidth : 0
    const indent = align === 'right' ? spare : align === 'center' ? spare / 2 : 0
    const { y } = this
    const baseline = y + this.#inFont(mainFont(this.#weight), (font) => (font.ascender / 1000) * this.#size())
    let left = this.across(x + indent, lineWidth)
    if (link) this.link(left, y, lineWidth, this.currentLineHeight(), link)
    runs.forEach(({ text, font }, index) => {
      this.#inFont(font, () => super.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' }))
      left += widths[index] ?? 0
    })
    this.y = y
  }

  #size(): number {
    return (this as unknown as { _fontSize: number })._fontSize
  }

  /** Neighbouring characters of one font; a character that no font has shows its box. */
  #runsOf(text: string): Run[] {
    const runs: Run[] = []
    for (const character of text) {
      const run = runs.at(-1)
      const font = run && /[\p{M}\u200c\u200d]/u.test(character) ? run.font : this.#fontOf(character)
      if (run?.font === font) run.text += character
      else runs.push({ text: character, font })
    }
    return runs
  }

  #fontOf(character: string): string {
    const fontOf = this.#fontOfCharacter[this.#weight]
    const font = fontOf.get(character) ?? this.#findFont(character)
    fontOf.set(character, font)
    return font
  }

  #findFont(character: string): string {
    const fonts = fontsFor(character, this.language, this.#weight)
    return (
      fonts.find((font) =>
        this.#inFont(font, ({ font: face }) => face.hasGlyphForCodePoint(character.codePointAt(0)!)),
      ) ?? mainFont(this.#weight)
    )
  }

  #widthOf(text: string): number {
    return this.#runsOf(text).reduce((sum, run) => sum + this.#widthOfRun(run), 0)
  }

  #widthOfRun({ text, font }: Run): number {
    return this.#inFont(font, () => this.widthOfString(text))
  }

  /** Calls with a font and returns to the one of the document. */
  #inFont<Result>(font: string, call: (font: FontOfDocument) => Result): Result {
    if (!this.#registered.has(font)) this.registerFont(font, fontSource(font))
    this.#registered.add(font)
    super.font(font)
    const result = call((this as unknown as { _font: FontOfDocument })._font)
    super.font(mainFont(this.#weight))
    return result
  }
}
