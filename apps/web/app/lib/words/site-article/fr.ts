// French texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'Sur cette page',
  inEnglish: 'Ce document est en anglais.',
  notLoaded: 'Ce texte n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
} satisfies Translation<typeof en>
