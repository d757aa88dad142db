import { useLayoutEffect, useRef } from 'react';
import { render, screen } from '@testing-library/react';

import { waitForContent } from '@/schedule/content-first';
import { lazyContent, lazyPart } from '@/components/lazy-part';

function Greeting( { name }: { name: string } ) {
	return <p>Hello { name }</p>;
}

describe( 'lazyPart', () => {
	it( 'shows its placeholder until it is loaded', async () => {
		const Part = lazyPart( async () => Greeting, <p>Loading</p> );
		render( <Part name="Ada" /> );
		expect( screen.getByText( 'Loading' ) ).toBeInTheDocument();
		expect( await screen.findByText( 'Hello Ada' ) ).toBeInTheDocument();
	} );

	it( 'has a placeholder that depends on its props', async () => {
		const Part = lazyPart(
			async () => Greeting,
			( { name } ) => <p>Calling { name }</p>
		);
		render( <Part name="Ada" /> );
		expect( screen.getByText( 'Calling Ada' ) ).toBeInTheDocument();
		expect( await screen.findByText( 'Hello Ada' ) ).toBeInTheDocument();
	} );

	it( 'shows itself at once when it is loaded already', async () => {
		const Part = lazyPart( async () => Greeting, <p>Loading</p> );
		await Part.preload();
		render( <Part name="Ada" /> );
		expect( screen.getByText( 'Hello Ada' ) ).toBeInTheDocument();
	} );

	it( 'leaves a failed preload to its rendering, which loads again', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( Greeting );
		const Part = lazyPart< { name: string } >( load );
		await Part.preload();
		render( <Part name="Ada" /> );
		expect( await screen.findByText( 'Hello Ada' ) ).toBeInTheDocument();
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'lazyContent', () => {
	it( 'shows its placeholder first when it is loaded already, and itself after that', async () => {
		const Content = lazyContent( async () => Greeting, <p>Loading</p> );
		await Content.preload();
		const shown: ( string | null )[] = [];
		function Watch() {
			const ref = useRef< HTMLDivElement >( null );
			useLayoutEffect( () => {
				shown.push( ref.current?.textContent ?? null );
			}, [] );
			return (
				<div ref={ ref }>
					<Content name="Ada" />
				</div>
			);
		}
		render( <Watch /> );
		expect( shown ).toEqual( [ 'Loading' ] );
		expect( await screen.findByText( 'Hello Ada' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Loading' ) ).toBeNull();
	} );

	it( 'holds back what waits for content until it is shown', async () => {
		let finish: ( component: typeof Greeting ) => void = () => {};
		const Content = lazyContent< { name: string } >(
			() => new Promise( ( resolve ) => ( finish = resolve ) ),
			<p>Loading</p>
		);
		const proceed = jest.fn();
		render( <Content name="Ada" /> );
		const waiting = waitForContent().then( proceed );
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		expect( proceed ).not.toHaveBeenCalled();

		finish( Greeting );
		expect( await screen.findByText( 'Hello Ada' ) ).toBeInTheDocument();
		await waiting;
		expect( proceed ).toHaveBeenCalled();
	} );

	it( 'lets it go on when the content is left', async () => {
		const Content = lazyContent< { name: string } >(
			() => new Promise( () => {} )
		);
		const { unmount } = render( <Content name="Ada" /> );
		const waiting = waitForContent();
		unmount();
		await expect( waiting ).resolves.toBeUndefined();
	} );
} );

describe( 'waitForContent', () => {
	it( 'holds nothing back where there is no content', async () => {
		await expect( waitForContent() ).resolves.toBeUndefined();
	} );
} );
