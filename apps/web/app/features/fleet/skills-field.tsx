// Skills as words between commas: a tail lift, a crane, a cool box.
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'

interface SkillsFieldProps {
  value: readonly string[]
  onChange: (skills: string[]) => void
  error: string | undefined
}

export function SkillsField({ value, onChange, error }: SkillsFieldProps) {
  // What is typed stays as it is: a comma at the end is no skill yet.
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
