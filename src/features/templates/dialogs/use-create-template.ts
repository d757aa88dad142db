import { useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { editPath, useNavigate } from '@/router';
import { getKnownErrorMessage } from '@/utils/get-error-message';
import { hasVersions } from '../has-versions';
import { createTemplate, type NewTemplate } from '../writes/write-templates';

/** A template as a person describes it. */
export type DescribedTemplate = Omit< NewTemplate, 'becomesActive' >;

/** Result of {@link useCreateTemplate}. */
export interface CreateTemplate {
	/** Whether one is being created. */
	isBusy: boolean;
	/** Creates a template, opens it in the editor, and reports success or failure. */
	create: ( template: DescribedTemplate ) => Promise< void >;
}

/**
 * Returns a function that creates a template, and whether it is running. Calls while it is running are ignored.
 *
 * @param onCreated Called before the new template opens.
 */
export function useCreateTemplate( onCreated: () => void ): CreateTemplate {
	const [ isBusy, setIsBusy ] = useState( false );
	const isCreating = useRef( false );
	const { navigate } = useNavigate();
	const create = async ( template: DescribedTemplate ): Promise< void > => {
		// A second press may happen before the button is disabled.
		if ( isCreating.current ) {
			return;
		}
		isCreating.current = true;
		setIsBusy( true );
		await runOnItems( [ { id: template.slug } ], {
			subject: 'new-template',
			run: async () => {
				const { id } = await createTemplate( {
					...template,
					// It becomes active with its first content: an empty template would blank the pages that it serves.
					becomesActive: true,
				} );
				onCreated();
				navigate( editPath( 'wp_template', id ) );
			},
			done: () => describeCreated( template ),
			// Specification 8.1: the server's message alone, or this sentence.
			failed: ( [ failed ] ) =>
				getKnownErrorMessage(
					failed?.error,
					__(
						'An error occurred while creating the template.',
						'atelier'
					)
				),
		} );
		isCreating.current = false;
		setIsBusy( false );
	};
	return { isBusy, create };
}

function describeCreated( { isSuggestion, title }: DescribedTemplate ): string {
	return isSuggestion && hasVersions()
		? sprintf(
				/* translators: %s: title of a template. */
				__(
					'"%s" successfully created. Visitors see it once you save its content.',
					'atelier'
				),
				title
		  )
		: sprintf(
				/* translators: %s: title of a template. */
				__( '"%s" successfully created.', 'atelier' ),
				title
		  );
}
