// Texts of printed documents by language; a missing language or text does not compile.
import { SOURCE_LANGUAGE, type Language } from '@dropwise/contracts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type PdfWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { ptBR } from './pt-BR.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { zh } from './zh.ts'

export type { PdfWords } from './en.ts'

const WORDS: Record<Language, PdfWords> = {
  'en-GB': en,
  'en-US': en,
  ar,
  de,
  es,
  fr,
  hi,
  it,
  ja,
  nl,
  pl,
  'pt-BR': ptBR,
  tr,
  uk,
  zh,
}

export const pdfWords = (language: Language = SOURCE_LANGUAGE): PdfWords => WORDS[language]
