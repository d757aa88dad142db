import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ViewOptions } from '@/kits/list/options/view-options';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import type { ListView } from '@/kits/list/types';

const VIEW: ListView = {
	type: 'table',
	search: '',
	page: 1,
	perPage: 20,
	filters: [],
	fields: [ 'author' ],
	titleField: 'title',
	showTitle: true,
	showMedia: true,
	showDescription: true,
	infiniteScrollEnabled: false,
	layout: {},
};

beforeAll( () => {
	ignoreSizes();
} );

async function openOptions( sort: ListView[ 'sort' ] ) {
	const user = userEvent.setup();
	const handleChange = jest.fn();
	render(
		<ViewOptions
			fields={ [ { id: 'author', label: 'Author' } ] }
			view={ { ...VIEW, ...( sort && { sort } ) } }
			onChange={ handleChange }
			hasLevels={ false }
			isModified={ false }
			onReset={ () => {} }
		/>
	);
	await user.click( screen.getByRole( 'button', { name: 'View options' } ) );
	const sizes = await screen.findByRole( 'radiogroup', {
		name: 'Items per page',
	} );
	return { user, handleChange, sizes };
}

describe( 'Items per page (specification 5)', () => {
	it( 'can be chosen where a field is sorted by', async () => {
		const { user, handleChange, sizes } = await openOptions( {
			field: 'author',
			direction: 'asc',
		} );
		await user.click(
			within( sizes ).getByRole( 'radio', { name: '50' } )
		);
		expect( handleChange ).toHaveBeenCalledWith(
			expect.objectContaining( { perPage: 50 } )
		);
	} );

	it( 'is disabled without one, by keyboard too', async () => {
		const { user, handleChange, sizes } = await openOptions( undefined );
		for ( const size of within( sizes ).getAllByRole( 'radio' ) ) {
			expect( size ).toBeDisabled();
		}
		screen.getByRole( 'button', { name: 'Reset view' } ).focus();
		await user.tab();
		await user.keyboard( '{ArrowRight} ' );
		expect( handleChange ).not.toHaveBeenCalledWith(
			expect.objectContaining( { perPage: 50 } )
		);
	} );
} );
