// Spanish texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'En esta página',
  inEnglish: 'Este documento está en inglés.',
  notLoaded: 'No se pudo cargar este texto.',
  tryAgain: 'Reintentar',
} satisfies Translation<typeof en>
