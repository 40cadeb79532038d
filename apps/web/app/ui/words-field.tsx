// Some words in one line, with commas between. What is typed stays as typed: only its words are the value.
import { splitWords } from '@dropwise/contracts'
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
      hint="Separate with commas"
      error={error}
      defaultValue={words.join(', ')}
      onChange={(event) => onChange(splitWords(event.target.value))}
    />
  )
}
