import { createDroppedMiddleware } from '@/data/writes/dropped-middleware';

async function answerWith( answer: unknown ) {
	const onDropped = jest.fn();
	const received: unknown = await createDroppedMiddleware( onDropped )(
		{ path: '/wp/v2/pages/1', method: 'PUT' },
		() => Promise.resolve( answer )
	);
	return { onDropped, received };
}

describe( 'createDroppedMiddleware', () => {
	it( 'tells what was dropped of a record, and takes that from the answer', async () => {
		const { onDropped, received } = await answerWith( {
			id: 1,
			atelier_dropped: [ '<script>', 'onclick' ],
		} );

		expect( onDropped ).toHaveBeenCalledWith( { id: 1 }, [
			'<script>',
			'onclick',
		] );
		expect( received ).toEqual( { id: 1 } );
	} );

	it.each( [
		[ 'nothing was dropped', { id: 1 }, { id: 1 } ],
		[
			'the names are of a wrong type',
			{ id: 1, atelier_dropped: { a: 1 } },
			{ id: 1 },
		],
		[
			'no name is a text',
			{ id: 1, atelier_dropped: [ 1, null ] },
			{ id: 1 },
		],
		[ 'there is no answer', null, null ],
		[ 'the answer is a list', [ 1 ], [ 1 ] ],
	] )( 'says nothing where %s', async ( _name, answer, expected ) => {
		const { onDropped, received } = await answerWith( answer );

		expect( onDropped ).not.toHaveBeenCalled();
		expect( received ).toEqual( expected );
	} );
} );
