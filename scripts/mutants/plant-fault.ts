// A setup file of vitest. It runs before each test file.
import { chosenFault } from './all-faults.ts';

chosenFault()?.plant?.();
