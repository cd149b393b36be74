/** The machine in general words: what matters to the figures and names nobody. */
import { arch, availableParallelism, type } from 'node:os';

export const machine = (): string =>
  `${availableParallelism()} cores (${arch()}), ${type()}, Node ${process.versions.node}`;
