import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import {
	createWriteParticipants,
	installWriteParticipants,
} from '@/data/writes/write-participants';
import { TextDecoder, TextEncoder } from 'util';

// The DOM that tests run in lacks these; core-data needs them.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

// The application installs it before its first rendering.
installWriteParticipants( createWriteParticipants() );

// A screen may take seconds on two busy cores. No test waits so long for something that never comes.
configure( { asyncUtilTimeout: 20_000 } );

// As flows are: a machine that others use as well may be still for seconds. Both errors are printed.
if ( process.env.CI ) {
	jest.retryTimes( 1, { logErrorsBeforeRetry: true } );
}
