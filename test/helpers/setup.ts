import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'util';

// The DOM that tests run in lacks these; core-data needs them.
Object.assign( globalThis, { TextDecoder, TextEncoder } );
