/*
 * The text fields of dialogs, each with every text of `test/fixtures/bad-inputs.ts`: the text is sent as it was typed, or it cannot be
 * submitted. The dialog shows a refusal of the server (fault 9 of the matrices of writes).
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import type { PostType } from '@/features/posts/reads/post-type';
import { AddNewModal } from '@/features/posts/actions/add-new-modal';
import { OrderModal } from '@/features/posts/actions/order-page';
import type { Post } from '@/features/posts/list/post';
import { ItemForm } from '@/features/menus/editor/item-form';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import type { MenuAttributes } from '@/features/menus/rules/types';
import { PresetNameModal as StyleNameModal } from '@/features/styles/presets/preset-name-modal';
import { SaveHubContent } from '@/kits/saving';
import { ViewNameModal } from '@/features/posts/saved-views/view-name-modal';
import type { TemplateItem } from '@/features/templates/resolver';
import { IdentityForm } from '@/features/identity/identity-form';
import { CreateMenu } from '@/features/menus/create-menu';
import { CategoryMenu } from '@/features/patterns/category-menu';
import { CreatePartModal } from '@/features/patterns/dialogs/create-part-modal';
import { CreatePatternModal } from '@/features/patterns/dialogs/create-pattern-modal';
import { DetailsForm } from '@/features/templates/actions/rename-template';
import { BAD_NUMBERS, BAD_TEXTS } from '../fixtures/bad-inputs';
import { openStage, preparePage, press, type Stage } from './support/stage';

beforeAll( () => preparePage() );

const SETTINGS = '/wp/v2/settings';

const close = () => {};

/** A dialog with a text. */
interface TextDialog {
	label: string;
	submit: string;
	/** Whether an empty text is one. */
	isOptional?: boolean;
	/** Shows the dialog; `storeText` receives the text that it passes to its caller. */
	open: (
		stage: Stage,
		storeText: ( text: unknown ) => void
	) => Promise< void >;
}

const DIALOGS: Readonly< Record< string, TextDialog > > = {
	'the name of a pattern': {
		label: 'Name',
		submit: 'Add',
		open: ( stage ) =>
			stage.show(
				<CreatePatternModal
					category={ undefined }
					onCreated={ close }
					onClose={ close }
				/>
			),
	},
	'the name of a template part': {
		label: 'Name',
		submit: 'Create',
		open: ( stage ) =>
			stage.show(
				<CreatePartModal
					area="uncategorized"
					onCreated={ close }
					onClose={ close }
				/>
			),
	},
	'the title of a page': {
		label: 'Title',
		submit: 'Create draft',
		isOptional: true,
		open: ( stage ) => {
			stage.server.put( '/wp/v2/pages/1', { id: 1 } );
			return stage.show(
				<AddNewModal
					postType={
						{
							slug: 'page',
							name: 'Pages',
							labels: { singular_name: 'Page' },
						} as unknown as PostType
					}
					onCreated={ close }
					onClose={ close }
				/>
			);
		},
	},
	'the title of a menu': {
		label: 'Navigation title',
		submit: 'Create',
		open: async ( stage ) => {
			await stage.show( <CreateMenu /> );
			await press( 'Create Navigation Menu' )( stage );
		},
	},
	'the name of a category of patterns': {
		label: 'Name',
		submit: 'Save',
		open: async ( stage ) => {
			stage.server.put( '/wp/v2/wp_pattern_category/1', {
				id: 1,
				name: 'Banners',
			} );
			await stage.show(
				<CategoryMenu
					category={ {
						name: 'banners',
						label: 'Banners',
						description: '',
						count: 0,
						termId: 1,
						canEdit: true,
						canDelete: true,
					} }
					labels={ [ 'Banners' ] }
				/>
			);
			await press( 'Actions' )( stage );
			await stage.user.click(
				screen.getByRole( 'menuitem', { name: 'Rename' } )
			);
		},
	},
	'the name of a preset or of saved styles': {
		label: 'Name',
		submit: 'Save',
		open: ( stage, storeText ) =>
			stage.show(
				<StyleNameModal
					title="Rename"
					name="Before"
					onRename={ storeText }
					onClose={ close }
				/>
			),
	},
	'the name of a template': {
		label: 'Name',
		submit: 'Save',
		open: ( stage ) => {
			stage.server.put( '/wp/v2/wp_template/1', { id: 1 } );
			return stage.show(
				<DetailsForm
					items={ [
						{
							id: 1,
							type: 'wp_template',
							slug: 'single',
							title: 'Before',
							description: '',
						} as TemplateItem,
					] }
				/>
			);
		},
	},
	'the name of a saved view': {
		label: 'Name',
		submit: 'Save',
		open: ( stage, storeText ) =>
			stage.show(
				<ViewNameModal
					title="Save view"
					submitLabel="Save"
					onSubmit={ async ( name ) => storeText( name ) }
					onClose={ close }
				/>
			),
	},
};

const enter = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

const readSent = ( { server }: Stage ) => {
	const { title, name } = server.writes.at( -1 )?.data ?? {};
	return title ?? name;
};

describe.each( Object.entries( DIALOGS ) )(
	'As %s',
	( _, { label, submit, isOptional = false, open } ) => {
		it.each( Object.entries( BAD_TEXTS ) )(
			'%s is sent as it was typed, or cannot be submitted',
			async ( __, text ) => {
				const stage = await openStage();
				stage.server.on(
					{ method: 'GET', route: /usage|patterns|parts/ },
					() => ( {} )
				);
				let sent: unknown;
				await open( stage, ( given ) => ( sent = given ) );
				// A field of one line takes no line breaks.
				enter( label, text );
				const expected = text.replace( /[\r\n]/g, '' ).trim();
				const button = screen.getByRole( 'button', { name: submit } );

				if ( expected === '' && ! isOptional ) {
					expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
					return;
				}
				await stage.user.click( button );
				await waitFor( () =>
					expect( sent ?? readSent( stage ) ).toBe( expected )
				);
				expect(
					document.querySelector( 'img[src="x"], script:not( [id] )' )
				).toBeNull();
			}
		);
	}
);

describe( 'As the order of a page', () => {
	it.each( Object.entries( BAD_NUMBERS ) )(
		'%s is sent as a number, or cannot be submitted',
		async ( _, value ) => {
			const stage = await openStage();
			stage.server.put( '/wp/v2/pages/1', {
				id: 1,
				type: 'page',
				menu_order: 7,
			} );
			await stage.show(
				<OrderModal
					items={ [
						{
							id: 1,
							type: 'page',
							title: { raw: 'A' },
							menu_order: 7,
						} as Post,
					] }
					closeModal={ close }
				/>
			);
			enter( 'Order', String( value ) );
			const button = screen.getByRole( 'button', { name: 'Save' } );
			// The field itself takes no text but that of a number.
			const text =
				screen.getByLabelText< HTMLInputElement >( 'Order' ).value;
			const order = Number( text );

			if (
				text === '' ||
				! Number.isInteger( order ) ||
				order > 2 ** 31
			) {
				expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
				expect(
					screen.queryAllByText( /^Enter a whole number up to/ )
				).toHaveLength( text === '' ? 0 : 1 );
				return;
			}
			await stage.user.click( button );
			await waitFor( () =>
				expect( stage.server.get( '/wp/v2/pages/1' )?.menu_order ).toBe(
					order
				)
			);
		}
	);
} );

describe( 'As the label, the address and the description of a menu item', () => {
	it.each( Object.entries( BAD_TEXTS ) )(
		'%s is kept without markup',
		async ( _, text ) => {
			const stage = await openStage();
			const [ item ] = parseMenu(
				'<!-- wp:navigation-link {"label":"First","url":"/"} /-->'
			).children;
			let changes: MenuAttributes = {};
			await stage.show(
				<ItemForm
					item={ item! }
					onApply={ ( applied ) => ( changes = applied ) }
					onClose={ close }
				/>
			);
			for ( const label of [ 'Label', 'Address', 'Description' ] ) {
				enter( label, text );
			}
			await act( async () =>
				fireEvent.submit( document.querySelector( 'form' )! )
			);

			expect( [ changes.label, changes.description ].join() ).not.toMatch(
				/[<>]/
			);
			expect( String( changes.url ) ).toBe(
				text.replace( /[\r\n]/g, '' ).trim()
			);
		}
	);
} );

describe.each( [
	[ 'Site title', 'title' ],
	[ 'Site tagline', 'description' ],
] )( 'As the %s', ( label, setting ) => {
	it.each( Object.entries( BAD_TEXTS ) )(
		'%s is saved with the rest as it was typed',
		async ( name, text ) => {
			const stage = await openStage();
			stage.server.put( SETTINGS, {
				title: `Title before ${ label } ${ name }`,
				description: `Tagline before ${ label } ${ name }`,
			} );
			await stage.show(
				<>
					<IdentityForm />
					<SaveHubContent />
				</>
			);
			// The value that another test has read shows first.
			await screen.findByDisplayValue(
				`Title before ${ label } ${ name }`
			);
			enter( label, text );
			await press( /^Review 1 change/ )( stage );
			await press( 'Save' )( stage );
			await waitFor( () =>
				expect( stage.server.get( SETTINGS )?.[ setting ] ).toBe(
					text.replace( /[\r\n]/g, '' )
				)
			);
			expect(
				document.querySelector( 'img[src="x"], script:not( [id] )' )
			).toBeNull();
		}
	);
} );
