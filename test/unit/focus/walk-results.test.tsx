import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { walkResults } from '@/focus/walk-results';

function Search() {
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the controls in it.
		<div onKeyDown={ walkResults }>
			<input type="search" />
			<button>Reset</button>
			<ul>
				<li>
					<button>One</button>
				</li>
				<li>
					<button>Two</button>
				</li>
			</ul>
		</div>
	);
}

it.each( [
	[ 'from the search to the first result', 'search', '{ArrowDown}', 'One' ],
	[ 'on', 'One', '{ArrowDown}', 'Two' ],
	[ 'no further than the last', 'Two', '{ArrowDown}', 'Two' ],
	[ 'back to the search', 'One', '{ArrowUp}', 'search' ],
	[ 'nowhere from another control', 'Reset', '{ArrowDown}', 'Reset' ],
] )( 'leads by the arrows %s', async ( _, start, key, expected ) => {
	render( <Search /> );
	const get = ( name: string ) =>
		name === 'search'
			? screen.getByRole( 'searchbox' )
			: screen.getByRole( 'button', { name } );
	await userEvent.click( get( start ) );
	await userEvent.keyboard( key );
	expect( get( expected ) ).toHaveFocus();
} );
