import { fetchPage } from '@/data/requests/fetch-page';

const fetchMock = jest.fn< Promise< unknown >, [ string, RequestInit ] >();

beforeEach( () => {
	jest.useFakeTimers();
	fetchMock.mockReset();
	window.fetch = fetchMock as unknown as typeof window.fetch;
} );

afterEach( () => jest.useRealTimers() );

/** Returns what never comes, and fails when the signal of the request is aborted. */
const waitFor = ( { signal }: RequestInit ) =>
	new Promise< never >(
		( _resolve, reject ) =>
			signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'Aborted', 'AbortError' ) )
			)
	);

describe( 'fetchPage', () => {
	it( 'reads the page', async () => {
		fetchMock.mockResolvedValue( {
			text: async () => '<!doctype html><title>Home</title>',
		} );
		const page = await fetchPage( 'https://site.test/' );
		expect( page.title ).toBe( 'Home' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it.each( [
		[
			'a page of which nothing comes',
			( _url: string, init: RequestInit ) => waitFor( init ),
		],
		[
			'a page that ends in its middle',
			async ( _url: string, init: RequestInit ) => ( {
				text: () => waitFor( init ),
			} ),
		],
	] )( 'gives %s up after ten seconds, not before', async ( _, answer ) => {
		fetchMock.mockImplementation( answer );
		const settled = jest.fn();
		const page = fetchPage( 'https://site.test/' );
		page.then( settled, settled );
		await jest.advanceTimersByTimeAsync( 9_999 );
		expect( settled ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		await expect( page ).rejects.toThrow( 'Aborted' );
		expect( fetchMock.mock.calls[ 0 ]?.[ 1 ].signal?.aborted ).toBe( true );
	} );
} );
