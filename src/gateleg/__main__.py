from gateleg.cli import main

main()
