// Japanese texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'このページの内容',
  inEnglish: 'この文書は英語です。',
  notLoaded: 'この文章を読み込めませんでした。',
  tryAgain: '再試行',
} satisfies Translation<typeof en>
