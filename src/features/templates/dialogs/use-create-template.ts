import { useRef, useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { editPath, useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { createTemplate, type NewTemplate } from '../writes/write-templates';

/** A template as a person describes it. */
export type DescribedTemplate = Omit< NewTemplate, 'isActive' >;

/** Result of {@link useCreateTemplate}. */
export interface CreateTemplate {
	/** Whether one is being created. */
	isBusy: boolean;
	/** Creates a template, says so and opens it in the editor; what fails is told. */
	create: ( template: DescribedTemplate ) => Promise< void >;
}

/**
 * Returns what creates a template, one at a time.
 *
 * @param onCreated Called before the new template opens.
 */
export function useCreateTemplate( onCreated: () => void ): CreateTemplate {
	const [ isBusy, setIsBusy ] = useState( false );
	const isCreating = useRef( false );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const { navigate } = useNavigate();
	const create = async ( template: DescribedTemplate ): Promise< void > => {
		// A second press comes before the button is disabled.
		if ( isCreating.current ) {
			return;
		}
		isCreating.current = true;
		setIsBusy( true );
		try {
			const { id } = await createTemplate( {
				...template,
				isActive: true,
			} );
			void createSuccessNotice( describeCreated( template ), {
				type: 'snackbar',
			} );
			onCreated();
			navigate( editPath( 'wp_template', id ) );
		} catch ( thrown ) {
			void createErrorNotice(
				getErrorMessage(
					thrown,
					__(
						'An error occurred while creating the template.',
						'atelier'
					)
				),
				{ type: 'snackbar' }
			);
		} finally {
			isCreating.current = false;
			setIsBusy( false );
		}
	};
	return { isBusy, create };
}

function describeCreated( { isSuggestion, title }: DescribedTemplate ): string {
	return isSuggestion
		? sprintf(
				/* translators: %s: title of a template. */
				__( '"%s" successfully created. It is active now.', 'atelier' ),
				title
		  )
		: sprintf(
				/* translators: %s: title of a template. */
				__( '"%s" successfully created.', 'atelier' ),
				title
		  );
}
