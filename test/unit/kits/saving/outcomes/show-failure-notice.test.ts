import { describeFailure } from '@/kits/saving/outcomes/show-failure-notice';

const fallback = 'The view could not be saved.';

describe( 'describeFailure', () => {
	it.each( [
		[ 'Drafts', { message: 'Not allowed.' }, '“Drafts”: Not allowed.' ],
		[ undefined, { message: 'Not allowed.' }, 'Not allowed.' ],
		[ 'Drafts', {}, fallback ],
		[ 'Drafts', undefined, fallback ],
		[ 'Drafts', { code: 'unknown_error', message: 'x' }, fallback ],
	] )( 'of %j and %j', ( title, error, expected ) => {
		expect(
			describeFailure( {
				error,
				fallback,
				...( title !== undefined && { title } ),
			} )
		).toBe( expected );
	} );
} );
