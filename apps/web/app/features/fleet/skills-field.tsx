// Skills as comma-separated words: tail lift, crane, cool box.
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'

interface SkillsFieldProps {
  value: readonly string[]
  onChange: (skills: string[]) => void
  error: string | undefined
}

export function SkillsField({ value, onChange, error }: SkillsFieldProps) {
  // Keeps the typed text: a trailing comma is no skill.
  const [text, setText] = useState(value.join(', '))
  return (
    <TextField
      label="Skills"
      placeholder="tail lift, cool box"
      hint="Separate with commas. An order that needs a skill goes to a vehicle that has it."
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.target.value)
        const skills = event.target.value.split(',').map((skill) => skill.trim())
        onChange([...new Set(skills.filter(Boolean))])
      }}
    />
  )
}
