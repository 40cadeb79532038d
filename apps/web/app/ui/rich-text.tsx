// A translated sentence whose marked parts are elements: `Answers are in the <link>Help Center</link>.`
import { Fragment, type ReactNode } from 'react'

interface RichTextProps {
  text: string
  /** What each mark becomes, by its name in the text. */
  tags: Readonly<Record<string, (text: string) => ReactNode>>
}

const MARKED = /<(\w+)>(.*?)<\/\1>/gs

/** Translations may put the parts in another order. */
export function RichText({ text, tags }: RichTextProps) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(MARKED)) {
    const [whole, name = '', inner = ''] = match
    pieces.push(text.slice(end, match.index), <Fragment key={match.index}>{tags[name]?.(inner)}</Fragment>)
    end = match.index + whole.length
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  )
}
