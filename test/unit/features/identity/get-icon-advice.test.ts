import { getIconAdvice } from '@/features/identity/get-icon-advice';

describe( 'getIconAdvice', () => {
	it.each( [
		[ 'nothing of an image of unknown size', undefined, undefined ],
		[
			'nothing of a square of 512 pixels',
			{ width: 512, height: 512 },
			undefined,
		],
		[
			'nothing of a larger square',
			{ width: 1024, height: 1024 },
			undefined,
		],
		[
			'that a small square gets blurred',
			{ width: 511, height: 511 },
			'This image is 511 by 511 pixels. It will look blurred on large screens.',
		],
		[
			'that an image is not square, however large',
			{ width: 1600, height: 900 },
			'This image is 1600 by 900 pixels. It is not square, so browsers will squeeze or cut it.',
		],
	] )( 'says %s', ( _, size, advice ) => {
		expect( getIconAdvice( size ) ).toBe( advice );
	} );
} );
