import { useDispatch } from '@wordpress/data';
import { __, _x, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { TextForm } from '@/components/text-form';
import type { PatternItem } from '../rules/types';
import {
	createPart,
	createPattern,
	findOrCreateCategory,
	readContent,
	type CreatedItem,
} from '../writes/write-patterns';
import { usePatternLibrary } from '../use-libraries';
import { LinkedMenuHint } from './linked-menu-hint';

/** Props of {@link DuplicateForm}. */
export interface DuplicateFormProps {
	item: PatternItem;
	onDuplicated: ( copy: CreatedItem ) => void;
	onClose: ( () => void ) | undefined;
}

/** Makes a copy of a pattern or part; the copy of a theme's pattern is the person's own. */
export function DuplicateForm( {
	item,
	onDuplicated,
	onClose,
}: DuplicateFormProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
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
	// A theme's categories are names; a person's pattern has terms.
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
			onSubmit={ async ( title ) => {
				const copy = await duplicate( title );
				void createSuccessNotice(
					sprintf(
						/* translators: %s: title of the copy. */
						__( '"%s" successfully created.', 'atelier' ),
						title
					),
					{
						type: 'snackbar',
						actions: [
							{
								label: __( 'Edit', 'atelier' ),
								onClick: () => onDuplicated( copy ),
							},
						],
					}
				);
			} }
		>
			<LinkedMenuHint item={ item } />
		</TextForm>
	);
}
