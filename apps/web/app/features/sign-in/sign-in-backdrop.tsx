// The planned day on navy, beside the form.
import { DayDrawing } from '../../ui/day/day-drawing.tsx'

export function SignInBackdrop() {
  return <DayDrawing isStill className="size-full" focus="60% center" />
}
