import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _x, sprintf } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { LinkedMenuHint } from '../dialogs/linked-menu-hint';
import { runInForm } from '@/kits/saving/outcomes';
import { editPath, useNavigate } from '@/router';
import type { PatternItem } from '../rules/types';
import {
	createPart,
	createPattern,
	type CreatedItem,
} from '../writes/create-items';
import { readContent } from '../reads/read-content';
import { findOrCreateCategory } from '../writes/write-categories';
import { usePatternLibrary } from '../use-libraries';
import { toEligibility, type PatternAction } from './pattern-action';

/** Creates a copy of a pattern or part; the copy of a theme's pattern is a person's pattern. */
export const duplicateItem: PatternAction = {
	id: 'duplicate-pattern',
	getLabel: () => __( 'Duplicate', 'atelier' ),
	isEligible: toEligibility( 'duplicate' ),
	Dialog: DuplicateForm,
};

/** Form that asks for the name of the copy, and creates it. */
export function DuplicateForm( {
	items: [ item ],
	closeModal,
}: RenderModalProps< PatternItem > ) {
	return item ? <LoadedForm item={ item } onClose={ closeModal } /> : <></>;
}

function LoadedForm( {
	item,
	onClose,
}: {
	item: PatternItem;
	onClose: ( () => void ) | undefined;
} ) {
	const { navigate } = useNavigate();
	const { library } = usePatternLibrary();

	const duplicate = async ( title: string ): Promise< CreatedItem > => {
		const content = await readContent( item );
		if ( item.type === 'wp_template_part' ) {
			return createPart( {
				title,
				area: item.categories[ 0 ] ?? 'uncategorized',
				content,
			} );
		}
		return createPattern( {
			title,
			content,
			syncStatus: item.syncStatus ?? 'full',
			categories: await categoriesOfCopy(),
		} );
	};
	// A registered pattern has names of categories; a person's pattern needs their terms.
	const categoriesOfCopy = async (): Promise< readonly number[] > => {
		if ( item.source === 'user' || ! library?.can.createCategories ) {
			return item.categoryIds;
		}
		const labels = item.categories.flatMap(
			( name ) =>
				library.categories.find( ( known ) => known.name === name )
					?.label ?? []
		);
		return Promise.all(
			labels.map( async ( label ) => {
				const { id } = await findOrCreateCategory(
					label,
					library.categories
				);
				return id;
			} )
		);
	};

	const submit = ( title: string ) => {
		let copy: CreatedItem | undefined;
		return runInForm( item, {
			subject: item.type,
			run: async () => {
				copy = await duplicate( title );
			},
			done: () =>
				sprintf(
					/* translators: %s: title of the copy. */
					__( '"%s" successfully created.', 'atelier' ),
					title
				),
			getNext: () => ( {
				label: __( 'Edit', 'atelier' ),
				onClick: () =>
					copy && navigate( editPath( copy.postType, copy.id ) ),
			} ),
		} );
	};

	return (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			initialValue={ sprintf(
				/* translators: %s: title of the item that is duplicated. */
				_x( '%s (Copy)', 'pattern', 'atelier' ),
				item.title
			) }
			submitLabel={ __( 'Duplicate', 'atelier' ) }
			failure={ __(
				'An error occurred while creating the item.',
				'atelier'
			) }
			onClose={ onClose }
			onSubmit={ ( title ) => submit( title ) }
		>
			<LinkedMenuHint item={ item } />
		</TextForm>
	);
}
