// Words in one line, separated by commas. The text stays as typed; the value is its words.
import { splitWords } from '@dropwise/contracts'
import { frameWords } from '../lib/words/frame.ts'
import { TextField } from './field.tsx'

interface WordsFieldProps {
  label: string
  words: readonly string[]
  onChange: (words: string[]) => void
  error: string | undefined
}

export function WordsField({ label, words, onChange, error }: WordsFieldProps) {
  return (
    <TextField
      label={label}
      hint={frameWords('separateByCommas')}
      error={error}
      defaultValue={words.join(', ')}
      onChange={(event) => onChange(splitWords(event.target.value))}
    />
  )
}
