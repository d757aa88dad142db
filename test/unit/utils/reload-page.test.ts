import { beforeReload, isSafeToLeave, reloadPage } from '@/utils/reload-page';

const { error } = console;
const countReloads = jest.fn();
const endings: ( () => void )[] = [];

beforeEach( () => {
	countReloads.mockClear();
	// The DOM that tests run in loads no pages, and says so of each attempt.
	Object.assign( console, { error: countReloads } );
} );

afterEach( () => {
	endings.splice( 0 ).forEach( ( end ) => end() );
	Object.assign( console, { error } );
} );

describe( 'reloadPage', () => {
	it( 'waits until unsaved work is written down, and then asks no question (scenario 38)', async () => {
		let finish: ( isWritten: boolean ) => void = () => {};
		endings.push(
			beforeReload(
				() =>
					new Promise( ( resolve ) => {
						finish = resolve;
					} )
			)
		);
		const reload = reloadPage();
		await Promise.resolve();
		expect( countReloads ).not.toHaveBeenCalled();
		expect( isSafeToLeave() ).toBe( false );

		finish( true );
		await reload;
		expect( countReloads ).toHaveBeenCalledTimes( 1 );
		expect( isSafeToLeave() ).toBe( true );
	} );

	it.each( [
		[ 'nobody writes it down', [] ],
		[ 'one of two has not', [ true, false ] ],
		[ 'one fails', [ true, new Error( 'The storage is full.' ) ] ],
	] )(
		'leaves the question to the browser where %s',
		async ( _name, outcomes ) => {
			for ( const outcome of outcomes ) {
				endings.push(
					beforeReload( () =>
						outcome instanceof Error
							? Promise.reject( outcome )
							: Promise.resolve( outcome )
					)
				);
			}
			await reloadPage();
			expect( countReloads ).toHaveBeenCalledTimes( 1 );
			expect( isSafeToLeave() ).toBe( false );
		}
	);
} );
