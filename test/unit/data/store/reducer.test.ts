import {
	previewStyles,
	registerRoute,
	setCanvasContainerView,
	setEditedPost,
	setIsSaveViewOpened,
	setSettings,
	type Action,
} from '@/data/store/actions';
import { reducer } from '@/data/store/reducer';
import {
	getCanvasContainerView,
	getEditedPost,
	getPreviewedStyles,
	getRoutes,
	getSettings,
	isSaveViewOpened,
} from '@/data/store/selectors';
import type { State } from '@/data/store/types';

const reduce = ( ...actions: Action[] ): State =>
	actions.reduce< State | undefined >(
		( state, action ) => reducer( state, action ) as State,
		undefined
	) as State;

const PAGE = { postType: 'page', postId: 12 };

describe( 'the atelier store', () => {
	it( 'begins with nothing', () => {
		const state = reduce( setIsSaveViewOpened( false ) );
		expect( getSettings( state ) ).toBeNull();
		expect( getEditedPost( state ) ).toBeNull();
		expect( getCanvasContainerView( state ) ).toBeNull();
		expect( isSaveViewOpened( state ) ).toBe( false );
		expect( getRoutes( state ) ).toEqual( [] );
	} );

	it( 'remembers the styles that are looked at, until none are', () => {
		const styles = { settings: {}, styles: { color: {} } };
		expect( getPreviewedStyles( reduce( setEditedPost( PAGE ) ) ) ).toBe(
			null
		);
		expect( getPreviewedStyles( reduce( previewStyles( styles ) ) ) ).toBe(
			styles
		);
		expect(
			getPreviewedStyles(
				reduce( previewStyles( styles ), previewStyles( null ) )
			)
		).toBe( null );
	} );

	it( 'remembers the record on which a person works, until there is none', () => {
		expect( getEditedPost( reduce( setEditedPost( PAGE ) ) ) ).toBe( PAGE );
		expect(
			getEditedPost(
				reduce( setEditedPost( PAGE ), setEditedPost( null ) )
			)
		).toBeNull();
	} );

	it( 'opens and closes the review', () => {
		expect(
			isSaveViewOpened( reduce( setIsSaveViewOpened( true ) ) )
		).toBe( true );
	} );

	it( 'remembers what the canvas shows', () => {
		expect(
			getCanvasContainerView(
				reduce( setCanvasContainerView( 'style-book' ) )
			)
		).toBe( 'style-book' );
	} );

	it( 'keeps the settings of the editor', () => {
		const settings = { alignWide: true };
		expect( getSettings( reduce( setSettings( settings ) ) ) ).toBe(
			settings
		);
	} );

	it( 'replaces a route of the same name and keeps the others', () => {
		const first = { name: 'shop', path: '/shop', areas: {} };
		const other = { name: 'docs', path: '/docs', areas: {} };
		const second = { name: 'shop', path: '/store', areas: {} };
		expect(
			getRoutes(
				reduce(
					registerRoute( first ),
					registerRoute( other ),
					registerRoute( second )
				)
			)
		).toEqual( [ other, second ] );
	} );
} );
