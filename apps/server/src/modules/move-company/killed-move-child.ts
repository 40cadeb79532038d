// The command that a test kills at one step of a move.
import { moveCompany, type MoveOptions } from './move-company.ts'

process.once('message', ({ killAt, ...options }: MoveOptions & { killAt: string }) => {
  void moveCompany({
    ...options,
    onStep(step) {
      if (step === killAt) process.kill(process.pid, 'SIGKILL')
    },
  })
})
