import { useCallback, useMemo } from 'react';

import { ClientList, useListExtensions } from '@/kits/list';
import { useUses } from '@/features/usage';
import { PreviewProvider } from '@/kits/previews';
import { editPath, itemPath } from '@/router';
import { usePatternActions } from './actions/use-pattern-actions';
import { isInCategory, searchPatterns } from './rules/search-patterns';
import { ALL_PATTERNS, UNCATEGORIZED } from './rules/names';
import { listPartAreas, listPatternCategories } from './rules/list-categories';
import type { CategoryItem, PatternItem } from './rules/types';
import { withUse } from './rules/with-use';
import { ListHeader } from './list-header';
import { usePatternFields } from './use-fields';
import {
	usePartLibrary,
	usePatternLibrary,
	type Library,
} from './use-libraries';
import { useOpenCategory } from './use-open-category';
import { VIEW_BASES } from './view-base';

const getItemId = ( { key }: PatternItem ) => key;

/** The patterns of a category, or the template parts of an area. */
export function PatternsList() {
	const { postType } = useOpenCategory();
	return (
		<PreviewProvider>
			{ postType === 'wp_block' ? <UserAndThemePatterns /> : <Parts /> }
		</PreviewProvider>
	);
}

function UserAndThemePatterns() {
	const { library, ...patterns } = usePatternLibrary();
	const { items } = patterns;
	const categories = useMemo(
		() =>
			library
				? listPatternCategories( items ?? [], library.categories )
				: NO_CATEGORIES,
		[ library, items ]
	);
	return <CategoryList { ...patterns } categories={ categories } />;
}

function Parts() {
	const { library, ...parts } = usePartLibrary();
	const { items } = parts;
	const areas = useMemo(
		() =>
			library && items
				? listPartAreas( items, library.areas )
				: NO_CATEGORIES,
		[ library, items ]
	);
	return <CategoryList { ...parts } categories={ areas } />;
}

const NO_CATEGORIES: readonly CategoryItem[] = [];

type CategoryListProps = Omit< Library< unknown >, 'library' > & {
	categories: readonly CategoryItem[];
};

function CategoryList( {
	items,
	first,
	modified,
	categories,
	error,
	retry,
}: CategoryListProps ) {
	const { postType, name } = useOpenCategory();
	const category = categories.find( ( item ) => item.name === name );
	const isKnown = category !== undefined || name === UNCATEGORIZED;
	const kind = postType === 'wp_block' ? 'pattern' : 'part';
	const { findUse, ...uses } = useUses( items && kind );
	const late = useMemo(
		() => ( {
			field: 'usage',
			isKnown: uses.isKnown,
			error: uses.error,
			retry: uses.retry,
		} ),
		[ uses.isKnown, uses.error, uses.retry ]
	);
	const listed = useMemo(
		() =>
			items
				?.filter( ( item ) => isInCategory( item, name ) )
				.map( ( item ) => withUse( item, findUse ) ),
		[ items, name, findUse ]
	);
	const source = useMemo(
		() => ( {
			items: listed,
			first: name === ALL_PATTERNS ? first : undefined,
			late,
			error,
			retry,
		} ),
		[ listed, first, name, late, error, retry ]
	);
	const fields = usePatternFields( postType, modified );
	const actions = usePatternActions( postType );
	useListExtensions( postType, items !== undefined );
	const search = useCallback(
		( all: readonly PatternItem[], text: string ) =>
			searchPatterns( all, name, text ),
		[ name ]
	);
	return (
		<ClientList< PatternItem >
			name={ `${ postType }/${ name }` }
			source={ source }
			viewBase={ VIEW_BASES[ postType ] }
			fields={ fields }
			actions={ actions }
			header={
				<ListHeader
					category={ category }
					categories={ categories }
					isMissing={ items !== undefined && ! isKnown }
				/>
			}
			getItemId={ getItemId }
			getPath={ getPath }
			search={ search }
		/>
	);
}

// A theme's pattern, whose id is its name, opens read-only over the whole window (specification 2.3). An item in the trash does not open
// (specification 2.6).
function getPath( { type, id, source, status, canEdit }: PatternItem ) {
	if ( status === 'trash' ) {
		return undefined;
	}
	return canEdit || ( type === 'wp_block' && source !== 'user' )
		? editPath( type, id )
		: itemPath( type, id );
}
