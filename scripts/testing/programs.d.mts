export function runProgram(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; folder?: string; isQuiet?: boolean },
): Promise<{ code: number; output: string }>
export function endPrograms(signal: NodeJS.Signals): void
export function endWithSignals(): void
