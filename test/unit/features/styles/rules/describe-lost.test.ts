import { describeLost } from '@/features/styles/rules/describe-lost';

describe( 'describeLost', () => {
	it.each( [
		[
			[ 'styles.css' ],
			'“Night” was saved without 1 value that you may not store: Additional CSS.',
		],
		[
			[
				'styles.css',
				'styles.typography.fontSize',
				'styles.spacing.padding.top',
				'styles.shadow',
			],
			'“Night” was saved without 4 values that you may not store: Additional CSS; Typography, font size; Spacing, padding, top.',
		],
	] )( 'names %j', ( paths, expected ) => {
		expect( describeLost( 'Night', paths ) ).toBe( expected );
	} );
} );
