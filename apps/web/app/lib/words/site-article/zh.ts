// Chinese texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: '本页内容',
  inEnglish: '本文件为英文。',
  notLoaded: '无法加载此文本。',
  tryAgain: '重试',
} satisfies Translation<typeof en>
