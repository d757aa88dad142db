import { getViewportQueries } from '@/features/styles/rules/why/viewport-queries';

describe( 'getViewportQueries', () => {
	it.each( [
		[
			undefined,
			{
				'@mobile': '(width <= 480px)',
				'@tablet': '(480px < width <= 782px)',
			},
		],
		[
			{ mobile: ' 30em ', tablet: '600px' },
			{
				'@mobile': '(width <= 30em)',
				'@tablet': '(30em < width <= 600px)',
			},
		],
		[ { tablet: '600px' }, { '@tablet': '(width <= 600px)' } ],
		[
			{ mobile: '40rem', tablet: '600px' },
			{ '@mobile': '(width <= 40rem)' },
		],
		[
			{ mobile: '100%' },
			{
				'@mobile': '(width <= 480px)',
				'@tablet': '(480px < width <= 782px)',
			},
		],
	] )( 'reads %j', ( viewport, expected ) => {
		expect( getViewportQueries( viewport ) ).toEqual( expected );
	} );
} );
