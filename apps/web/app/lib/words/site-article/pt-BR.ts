// Brazilian Portuguese texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'Nesta página',
  inEnglish: 'Este documento está em inglês.',
  notLoaded: 'Não foi possível carregar este texto.',
  tryAgain: 'Tentar de novo',
} satisfies Translation<typeof en>
