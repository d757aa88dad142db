import { pauseHeavyWork, whenHeavyWorkMayBegin } from '@/schedule/heavy-work';

/** Records the order in which the callers resume. */
function listen( ...names: string[] ): string[] {
	const begun: string[] = [];
	names.forEach(
		( name ) =>
			void whenHeavyWorkMayBegin().then( () => begun.push( name ) )
	);
	return begun;
}

// Pending callbacks run before this.
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 0 ) );

describe( 'Heavy work', () => {
	it( 'begins at once where nobody pauses it', async () => {
		const begun = listen( 'one' );
		await settle();
		expect( begun ).toEqual( [ 'one' ] );
	} );

	it( 'waits until the last pause has ended, and then begins in its order', async () => {
		const [ endDrag, endScroll ] = [ pauseHeavyWork(), pauseHeavyWork() ];
		const begun = listen( 'one', 'two' );
		endDrag();
		endDrag();
		await settle();
		expect( begun ).toEqual( [] );
		endScroll();
		await settle();
		expect( begun ).toEqual( [ 'one', 'two' ] );
	} );
} );
