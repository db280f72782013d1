// A setup file of vitest: runs before each test file.
import { chosenFault } from './all-faults.ts';

chosenFault()?.plant?.();
