import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataForm } from '@wordpress/dataviews';

import { registerStores } from '@/data/store';
import type {
	EditablePost,
	PostEdits,
} from '@/features/posts/quick-edit/types';
import { useFormFields } from '@/features/posts/quick-edit/use-form-fields';
import { answer, startRestServer } from './support/rest-server';

registerStores();
// The DOM that tests run in has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

const PER_PAGE = 100;
const authors = Array.from( { length: PER_PAGE + 1 }, ( _, index ) => ( {
	id: index + 1,
	name: index < PER_PAGE ? `Author ${ index + 1 }` : 'Zoe',
} ) );

startRestServer().on( { route: /^\/wp\/v2\/users$/ }, ( { query } ) => {
	const page = Number( query.get( 'page' ) );
	return answer(
		200,
		authors.slice( ( page - 1 ) * PER_PAGE, page * PER_PAGE ),
		{ 'x-wp-totalpages': '2' }
	);
} );

function AuthorForm( {
	onChange,
}: {
	onChange: ( edits: PostEdits ) => void;
} ) {
	return (
		<DataForm< EditablePost >
			data={ { id: 7, author: 1 } as EditablePost }
			fields={ useFormFields( [] ) }
			form={ { fields: [ 'author' ] } }
			onChange={ onChange }
		/>
	);
}

describe( 'quick edit', () => {
	it( 'finds an author beyond the first hundred by search, and leaves no post without one', async () => {
		const onChange = jest.fn();
		render( <AuthorForm onChange={ onChange } /> );

		await userEvent.type(
			await screen.findByRole( 'combobox', { name: 'Author' } ),
			'zo'
		);
		await userEvent.click( screen.getByRole( 'option', { name: 'Zoe' } ) );
		expect( onChange ).toHaveBeenLastCalledWith( { author: 101 } );

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Reset' } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( {} );
	} );
} );
