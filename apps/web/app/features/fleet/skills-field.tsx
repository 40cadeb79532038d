// Skills as comma-separated words: tail lift, crane, cool box.
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { fleetWords } from '../../lib/words/fleet.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

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
      label={fleetWords('skills')}
      placeholder={words('skillsExample')}
      hint={words('howSkillsWork')}
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
