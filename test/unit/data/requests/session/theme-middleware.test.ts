import { createThemeMiddleware } from '@/data/requests/session/theme-middleware';

const REFUSED = {
	code: 'atelier_theme_switched',
	message: 'The theme of this site was changed.',
};

function aKeeper() {
	const reportSwitchedTheme = jest.fn();
	return {
		middleware: createThemeMiddleware( {
			stylesheet: 'sky',
			reportSwitchedTheme,
		} ),
		reportSwitchedTheme,
	};
}

describe( 'createThemeKeeper', () => {
	it.each( [ [ 'POST' ], [ 'PUT' ], [ 'put' ], [ 'DELETE' ] ] )(
		'says for which theme a %s is',
		async ( method ) => {
			const { middleware } = aKeeper();
			const next = jest.fn( async () => 'answer' );
			const headers = { 'X-Atelier-Client': '1' };
			await expect(
				middleware(
					{ path: '/wp/v2/templates', method, headers },
					next
				)
			).resolves.toBe( 'answer' );
			expect( next ).toHaveBeenCalledWith( {
				path: '/wp/v2/templates',
				method,
				headers: { ...headers, 'X-Atelier-Theme': 'sky' },
			} );
		}
	);

	it.each( [ [ undefined ], [ 'GET' ], [ 'OPTIONS' ] ] )(
		'says nothing with a read (%s)',
		async ( method ) => {
			const { middleware } = aKeeper();
			const next = jest.fn( async () => 'answer' );
			const options = {
				path: '/wp/v2/templates',
				...( method && { method } ),
			};
			await middleware( options, next );
			expect( next ).toHaveBeenCalledWith( options );
		}
	);

	it( 'tells the person what the server says of another theme (scenario 28)', async () => {
		const { middleware, reportSwitchedTheme } = aKeeper();
		await expect(
			middleware( { method: 'PUT' }, () => Promise.reject( REFUSED ) )
		).rejects.toBe( REFUSED );
		expect( reportSwitchedTheme ).toHaveBeenCalledWith( REFUSED.message );
	} );

	it.each( [
		[ { code: 'rest_forbidden', message: 'No.' } ],
		[ new TypeError( 'Failed to fetch' ) ],
		[ undefined ],
		[ { code: 'atelier_theme_switched' } ],
	] )( 'passes on what else goes wrong: %p', async ( error ) => {
		const { middleware, reportSwitchedTheme } = aKeeper();
		await expect(
			middleware( { method: 'PUT' }, () => Promise.reject( error ) )
		).rejects.toBe( error );
		expect( reportSwitchedTheme ).not.toHaveBeenCalled();
	} );
} );
